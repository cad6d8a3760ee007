import { useDocumentValuePermissions } from 'sanity';

const newPage = { _id: 'drafts.new', _type: 'page' };

/** False for someone who may look only; undefined until that is known. */
export function useMayEdit(): boolean | undefined {
  const [permission] = useDocumentValuePermissions({ document: newPage, permission: 'create' });
  return permission?.granted;
}
