import { Flex, Stack, Text } from '@sanity/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { StaffProperty } from 'schemas/staff-property.ts';
import { env } from '../env.ts';
import { say } from '../locale/say.ts';

const pictureStyle: CSSProperties = { display: 'block', objectFit: 'cover', borderRadius: 3 };

type PropertyLineProps = {
  reference: string;
  /** Undefined while the list loads, and once the agency no longer lists the property. */
  property: StaffProperty | undefined;
  children?: ReactNode;
};

export function PropertyLine({ reference, property, children }: PropertyLineProps) {
  return (
    <Flex gap={3} align="center">
      {property && (
        <img src={property.picture} alt="" width={60} height={40} loading="lazy" style={pictureStyle} />
      )}
      <Stack flex={1} gap={2}>
        <Text size={1} style={{ overflowWrap: 'anywhere' }}>
          {property ? (
            <a
              href={new URL(`/property/${encodeURIComponent(reference)}`, env.siteUrl).href}
              target="_blank"
              rel="noreferrer"
            >
              {property.title}
            </a>
          ) : (
            say('Property')
          )}
        </Text>
        <Text size={1} muted>
          {[reference, property?.place].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {children}
    </Flex>
  );
}
