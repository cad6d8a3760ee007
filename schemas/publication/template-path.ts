/** Address of a page template in the preview, after the language; visitors find nothing there. */
export function templatePath(templateId: string): string {
  return `/template/${templateId}/`;
}
