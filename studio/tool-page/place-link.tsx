import type { MouseEvent, ReactNode } from 'react';
import { useWorkspace } from 'sanity';
import { IntentLink, useRouter } from 'sanity/router';

/** A path of the Studio, such as `/preview`, the address of another site, or something to edit or create. */
export type Place = string | { intent: 'edit' | 'create'; params: Record<string, string> };

/** Inside a sentence, colour alone would not distinguish a link enough. */
const underlined = { textDecoration: 'underline' };

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export function PlaceLink({ place, children }: { place: Place; children: ReactNode }) {
  const router = useRouter();
  const { basePath } = useWorkspace();
  if (typeof place !== 'string') {
    return (
      <IntentLink intent={place.intent} params={place.params} style={underlined}>
        {children}
      </IntentLink>
    );
  }
  if (!place.startsWith('/'))
    return (
      <a href={place} style={underlined}>
        {children}
      </a>
    );
  const path = `${basePath.replace(/\/$/, '')}${place}`;
  return (
    <a
      href={path}
      style={underlined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        router.navigateUrl({ path });
      }}
    >
      {children}
    </a>
  );
}
