import { useText } from '../../../content/i18n/text.tsx';
import { CardGrid, cardSizes } from '../../../ui/card/card-grid.tsx';
import { ContactLinks } from '../../../ui/contact-links.tsx';
import type { HeadingTag } from '../../../ui/page/heading.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadTeam, MemberItem } from './team.server.ts';

const usualItemsPerRow = 4;

export function Team({ module, data, heading }: ModuleProps<typeof loadTeam>) {
  if (data.members.length === 0) return null;
  const itemsPerRow = module.itemsPerRow ?? usualItemsPerRow;
  return (
    <CardGrid itemsPerRow={itemsPerRow}>
      {data.members.map((member) => (
        <li key={member.id}>
          <Member member={member} heading={heading} sizes={cardSizes(itemsPerRow)} />
        </li>
      ))}
    </CardGrid>
  );
}

type MemberProps = { member: MemberItem; heading: HeadingTag; sizes: string };

function Member({ member, heading: Heading, sizes }: MemberProps) {
  const t = useText();
  const { name, role, description, phone, email, brokerNumber, portrait } = member;
  return (
    <article className="teaser">
      {portrait && (
        <div className="picture-frame picture-upright aspect-4/5">
          <Picture picture={portrait} sizes={sizes} />
        </div>
      )}
      <div>
        <Heading className="heading-4">{name}</Heading>
        {role && <p className="text-muted">{role}</p>}
        {brokerNumber && (
          <p className="text-sm text-muted">{t('team.brokerNumber', { number: brokerNumber })}</p>
        )}
        {description && <p className="mt-3">{description}</p>}
        <div className="mt-3">
          <ContactLinks phone={phone} email={email} />
        </div>
      </div>
    </article>
  );
}
