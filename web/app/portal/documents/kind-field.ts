/** The name of the field that says which document a file is. */
export const kindField = 'kind';
