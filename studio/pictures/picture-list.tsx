import { Card, Stack, Text } from '@sanity/ui';
import { say, sayCount } from '../locale/say.ts';
import type { Picture } from './picture.ts';

export const pictureSearch = { label: say('Search pictures'), placeholder: say('Name of the file') };

const listStyle = { display: 'grid', gap: 12, listStyle: 'none', margin: 0, padding: 0 } as const;

const thumbnailStyle = { aspectRatio: '4 / 3', borderRadius: 3, objectFit: 'cover', width: '100%' } as const;

/** Smaller than a high-density screen shows it, because there are many. */
export function thumbnail(url: string): string {
  return `${url}?w=320&h=240&fit=crop&auto=format`;
}

type PictureListProps = {
  label: string;
  pictures: readonly Picture[];
  onChoose: (picture: Picture) => void;
};

export function PictureList({ label, pictures, onChoose }: PictureListProps) {
  return (
    <ul
      aria-label={label}
      style={{ ...listStyle, gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))' }}
    >
      {pictures.map((picture) => {
        const { id, name, url, users } = picture;
        return (
          <li key={id}>
            <Card
              as="button"
              type="button"
              border
              radius={3}
              padding={2}
              style={{ cursor: 'pointer', width: '100%' }}
              onClick={() => onChoose(picture)}
            >
              <Stack gap={3}>
                <img src={thumbnail(url)} alt="" loading="lazy" style={thumbnailStyle} />
                <Text size={1} weight="medium" textOverflow="ellipsis">
                  {name}
                </Text>
                <Text size={1} muted>
                  {users.length === 0
                    ? say('Not used')
                    : sayCount(users.length, 'In {1} document', 'In {1} documents')}
                </Text>
              </Stack>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
