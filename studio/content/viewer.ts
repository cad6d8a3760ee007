type User = { roles: readonly { name: string }[] };

/** True for someone who may look only. The dataset enforces it; the Studio spares them what it would refuse. */
export function isViewer(user: User | null | undefined): boolean {
  return user?.roles.every(({ name }) => name === 'viewer') ?? false;
}

export function isAdministrator(user: User | null | undefined): boolean {
  return user?.roles.some(({ name }) => name === 'administrator') ?? false;
}
