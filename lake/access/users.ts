export type Role = 'administrator' | 'editor' | 'viewer';

export type User = { id: string; name: string; email: string; role: Role };

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

export function permissionsOf(user: User | null): string[] {
  if (!user) return ['read'];
  if (user.role === 'viewer') return ['read', 'history'];
  const editing = ['read', 'create', 'update', 'history', 'editHistory'];
  return user.role === 'administrator' ? [...editing, 'manage'] : editing;
}
