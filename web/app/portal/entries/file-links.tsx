export type FileLink = { href: string; label: string };

/** Files that a browser saves. */
export function FileLinks({ links }: { links: readonly FileLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="file-links">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} download>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
