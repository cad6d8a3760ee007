import { isDraftId } from '../store/ids.ts';

/** A contributor writes drafts that others publish, as in Sanity. */
export type Role = 'administrator' | 'editor' | 'contributor' | 'viewer';

export type User = { id: string; name: string; email: string; role: Role };

export const robots: Readonly<Record<Role, User>> = {
  administrator: {
    id: 'lake-administrator',
    name: 'Administrator',
    email: 'administrator@lake.example',
    role: 'administrator',
  },
  editor: { id: 'lake-editor', name: 'Editor', email: 'editor@lake.example', role: 'editor' },
  contributor: {
    id: 'lake-contributor',
    name: 'Contributor',
    email: 'contributor@lake.example',
    role: 'contributor',
  },
  viewer: { id: 'lake-viewer', name: 'Viewer', email: 'viewer@lake.example', role: 'viewer' },
};

/** Invented users of the Studio, most rights first. */
const staff: readonly User[] = [
  staffMember('Lien Peeters', 'administrator'),
  staffMember('Bart Willems', 'editor'),
  staffMember('Nadia Lambert', 'editor'),
  staffMember('Sofie Maes', 'contributor'),
  staffMember('Marc Janssens', 'viewer'),
];

export const users: readonly User[] = [...staff, ...Object.values(robots)];

/** Staff with at most the rights of a role. The first of them has the role itself. */
export function staffUpTo(role: Role): readonly User[] {
  return staff.slice(staff.findIndex((user) => user.role === role));
}

export function isRobot(user: User): boolean {
  return !staff.includes(user);
}

export function isRole(value: string): value is Role {
  return Object.hasOwn(robots, value);
}

export function mayWrite(user: User | null): boolean {
  return user !== null && user.role !== 'viewer';
}

export function mayChange(user: User, id: string): boolean {
  return user.role !== 'contributor' || isDraftId(id);
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

const everything = '_id in path("**")';
const drafts = '_id in path("drafts.**")';

/** Lists what a user may do with the documents that match a filter. */
export function grantsOf(user: User | null): { filter: string; permissions: string[] }[] {
  const reading = user ? ['read', 'history'] : ['read'];
  const editing = ['create', 'update', 'editHistory'];
  if (!user || user.role === 'viewer') return [{ filter: everything, permissions: reading }];
  if (user.role === 'contributor')
    return [
      { filter: everything, permissions: reading },
      { filter: drafts, permissions: editing },
    ];
  const managing = user.role === 'administrator' ? ['manage'] : [];
  return [{ filter: everything, permissions: [...reading, ...editing, ...managing] }];
}

function staffMember(name: string, role: Role): User {
  const address = name.toLowerCase().replace(' ', '.');
  return { id: `lake-${address.replace('.', '-')}`, name, email: `${address}@lake.example`, role };
}
