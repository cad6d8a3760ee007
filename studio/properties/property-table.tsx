import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { CommentIcon } from '@sanity/icons/Comment';
import { EditIcon } from '@sanity/icons/Edit';
import { LaunchIcon } from '@sanity/icons/Launch';
import { type CSSProperties, useState } from 'react';
import { env } from '../env.ts';
import { languageNames } from '../form/offered-languages.ts';
import { type ListedProperty, stateTitle } from './property.ts';
import { say } from '../locale/say.ts';
import { LawButton, LawList } from './property-law.tsx';

const cellStyle: CSSProperties = { padding: '10px 12px', textAlign: 'start', verticalAlign: 'middle' };
const numberStyle: CSSProperties = { ...cellStyle, textAlign: 'end', fontVariantNumeric: 'tabular-nums' };
const tableStyle: CSSProperties = { width: '100%', minWidth: 720, borderCollapse: 'collapse' };
const pictureStyle: CSSProperties = { display: 'block', objectFit: 'cover', borderRadius: 3 };
const columns = [say('Property'), say('State'), say('Views'), say('Leads'), say('Visits')];

type PropertyRowProps = {
  listed: ListedProperty;
  onEdit: (listed: ListedProperty) => void;
  onWrite: (listed: ListedProperty) => void;
};

function PropertyRow({ listed, onEdit, onWrite }: PropertyRowProps) {
  const { property, edit } = listed;
  const { reference, title, place, picture, missing, law = [], isHeld, views, leads, visits } = property;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Card as="tr" borderTop style={{ display: 'table-row' }}>
        <th scope="row" style={cellStyle}>
          <Flex gap={3} align="center">
            <img src={picture} alt="" width={60} height={40} loading="lazy" style={pictureStyle} />
            <Stack gap={2}>
              <Text size={1} weight="medium">
                {title}
              </Text>
              <Text size={1} muted>
                {`${reference} · ${place}`}
              </Text>
              {missing && (
                <Text size={1} muted>
                  {say('No text in {1}', languageNames(missing))}
                </Text>
              )}
            </Stack>
          </Flex>
        </th>
        <td style={cellStyle}>
          <Flex gap={2} wrap="wrap" align="center">
            <Badge tone={property.state === 'available' ? 'positive' : 'neutral'}>
              {stateTitle(property)}
            </Badge>
            {edit?.isFeatured === true && <Badge tone="primary">{say('Featured')}</Badge>}
            {edit?.hasWords === true && <Badge tone="primary">{say('Own words')}</Badge>}
            {edit?.isHidden === true && <Badge tone="caution">{say('Hidden')}</Badge>}
            {isHeld === true && <Badge tone="critical">{say('A newer version is held')}</Badge>}
            {law.length > 0 && (
              <LawButton
                law={law}
                reference={reference}
                isOpen={isOpen}
                onToggle={() => setIsOpen(!isOpen)}
              />
            )}
          </Flex>
        </td>
        {[views, leads, visits].map((figure, index) => (
          <td key={columns[index + 2]} style={numberStyle}>
            <Text size={1} muted={figure === 0}>
              {figure}
            </Text>
          </td>
        ))}
        <td style={cellStyle}>
          <Flex gap={1} justify="flex-end">
            <Button
              as="a"
              href={new URL(`/property/${encodeURIComponent(reference)}`, env.siteUrl).href}
              target="_blank"
              rel="noreferrer"
              icon={LaunchIcon}
              mode="bleed"
              aria-label={say('Open {1} on the site', reference)}
            />
            <Button
              icon={CommentIcon}
              mode="bleed"
              aria-label={say('Write to the owners of {1}', reference)}
              onClick={() => onWrite(listed)}
            />
            <Button
              icon={EditIcon}
              mode="bleed"
              aria-label={say('Change how the site shows {1}', reference)}
              onClick={() => onEdit(listed)}
            />
          </Flex>
        </td>
      </Card>
      {isOpen && (
        <tr>
          <td colSpan={columns.length + 1} style={cellStyle}>
            <LawList reference={reference} law={law} />
          </td>
        </tr>
      )}
    </>
  );
}

type PropertyTableProps = {
  listed: readonly ListedProperty[];
  onEdit: (listed: ListedProperty) => void;
  onWrite: (listed: ListedProperty) => void;
};

export function PropertyTable({ listed, ...on }: PropertyTableProps) {
  return (
    <Card border radius={3} overflow="auto">
      <table aria-label={say('Properties')} style={tableStyle}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" style={index < 2 ? cellStyle : numberStyle}>
                <Text size={1} weight="medium">
                  {column}
                </Text>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {listed.map((each) => (
            <PropertyRow key={each.property.reference} listed={each} {...on} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
