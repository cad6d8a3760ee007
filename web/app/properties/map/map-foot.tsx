type MapFootProps = {
  notes: readonly string[];
  /** Leads to a list; one that is around the map changes without a load. */
  link: { href: string; label: string } | undefined;
};

export function MapFoot({ notes, link }: MapFootProps) {
  if (notes.length === 0 && !link) return null;
  return (
    <div className="map-foot mt-3 flex flex-wrap justify-between gap-x-8 gap-y-2 text-sm text-muted">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {link && (
        <a href={link.href} data-live="">
          {link.label}
        </a>
      )}
    </div>
  );
}
