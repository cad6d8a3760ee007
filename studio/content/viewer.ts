import { useDocumentValuePermissions } from 'sanity';
import { rightOf, type StaffRight } from 'schemas/staff-rights.ts';

const newPage = { _id: 'drafts.new', _type: 'page' };

/** False for people who may only read; undefined until known. */
export function useMayEdit(): boolean | undefined {
  const [permission] = useDocumentValuePermissions({ document: newPage, permission: 'create' });
  return permission?.granted;
}

const publishedPage = { _id: 'new', _type: 'page' };

/** False for people who may only write drafts or read; undefined until known. */
export function useMayPublish(): boolean | undefined {
  const [permission] = useDocumentValuePermissions({ document: publishedPage, permission: 'create' });
  return permission?.granted;
}

type User = { roles: readonly { name: string }[] };

function holds(user: User | null | undefined, right: StaffRight): boolean {
  return user ? rightOf(user.roles.map(({ name }) => name)) === right : false;
}

/** True for people who may only read. The dataset enforces it; the Studio spares them refusals. */
export function isViewer(user: User | null | undefined): boolean {
  return holds(user, 'read');
}

export function isAdministrator(user: User | null | undefined): boolean {
  return holds(user, 'decide');
}
