export type Role = 'administrator' | 'editor' | 'viewer';

export type User = { id: string; name: string; email: string; role: Role };

/** The three people of a lake; their ids look like the hosted service's. */
export const users: Readonly<Record<Role, User>> = {
  administrator: {
    id: 'lake-administrator',
    name: 'Administrator',
    email: 'administrator@huisenhaard.example',
    role: 'administrator',
  },
  editor: { id: 'lake-editor', name: 'Editor', email: 'editor@huisenhaard.example', role: 'editor' },
  viewer: { id: 'lake-viewer', name: 'Viewer', email: 'viewer@huisenhaard.example', role: 'viewer' },
};

export function isRole(value: string): value is Role {
  return Object.hasOwn(users, value);
}

export function mayWrite(user: User | null): boolean {
  return user !== null && user.role !== 'viewer';
}

/** A user as `/users/me` and `/users/{id}` describe one. */
export function describeUser(user: User) {
  const title = user.role.charAt(0).toUpperCase() + user.role.slice(1);
  return {
    id: user.id,
    name: user.name,
    displayName: user.name,
    email: user.email,
    profileImage: null,
    imageUrl: null,
    provider: 'lake',
    role: user.role,
    roles: [{ name: user.role, title }],
    isCurrentUser: false,
    tosAccepted: true,
  };
}

/** What a role may do with documents, as the dataset's access list says it. */
export function permissionsOf(user: User | null): string[] {
  if (!user) return ['read'];
  if (user.role === 'viewer') return ['read', 'history'];
  const editing = ['read', 'create', 'update', 'history', 'editHistory'];
  return user.role === 'administrator' ? [...editing, 'manage'] : editing;
}
