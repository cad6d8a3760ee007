export function reference({ _id }: { _id: string }): { _type: 'reference'; _ref: string } {
  return { _type: 'reference', _ref: _id };
}
