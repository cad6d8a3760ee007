type Paths = Readonly<Record<string, { path?: string } | undefined>>;

/** Returns a test for the addresses of endpoints; any other one below `/api/` leads to the page that nothing has. */
export function endpointTest(routes: Paths): (pathname: string) => boolean {
  const paths = Object.values(routes).flatMap((route) => (route?.path?.startsWith('api/') ? route.path : []));
  const pattern = paths.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|');
  const endpoint = new RegExp(`^/(?:${pattern})/?$`);
  return (pathname) => endpoint.test(pathname);
}
