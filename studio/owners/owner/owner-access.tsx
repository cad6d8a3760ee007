import { Badge, Button, Flex, Stack, Text } from '@sanity/ui';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { useRef, useState } from 'react';
import type { StaffOwner } from 'schemas/staff-owner.ts';
import { momentText } from '../../content/moment.ts';
import { Confirmation } from '../confirmation.tsx';
import { shownState } from '../owner.ts';
import type { OwnerEdit } from '../use-owners.ts';
import { say } from '../../locale/say.ts';

type OwnerAccessProps = {
  owner: StaffOwner;
  onChange: (change: OwnerEdit, done: string) => void;
  onSendLink: () => void;
  onPerson: () => void;
};

/** Shows an owner's access; sends a link, and revokes or restores access. */
export function OwnerAccess({ owner, onChange, onSendLink, onPerson }: OwnerAccessProps) {
  const [isAsked, setIsAsked] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsAsked(false);
    part.current?.focus();
  };
  const { title, tone } = shownState(owner);
  const { name, state, hasPassword, signedInAt } = owner;
  return (
    <Stack ref={part} role="group" aria-label={say('Access')} tabIndex={-1} gap={4}>
      <Flex gap={3} align="center" wrap="wrap">
        <Badge tone={tone}>{title}</Badge>
        <Text size={1} muted>
          {signedInAt === undefined
            ? say('Has not logged in yet')
            : say('Logged in on {1}', momentText(signedInAt))}
        </Text>
      </Flex>
      <Stack gap={2}>
        {state !== 'revoked' && (
          <Button
            icon={EnvelopeIcon}
            text={hasPassword ? say('Send a link for a new password') : say('Send the invitation again')}
            mode="ghost"
            fontSize={1}
            onClick={onSendLink}
          />
        )}
        <Button text={say('Personal data')} mode="ghost" fontSize={1} onClick={onPerson} />
        {state === 'revoked' && (
          <Button
            text={say('Restore access')}
            mode="ghost"
            fontSize={1}
            onClick={() => onChange({ isRevoked: false }, say('{1} can log in again', name))}
          />
        )}
        {state !== 'revoked' && !isAsked && (
          <Button
            text={say('Revoke access')}
            tone="critical"
            mode="ghost"
            fontSize={1}
            onClick={() => setIsAsked(true)}
          />
        )}
      </Stack>
      {state !== 'revoked' && isAsked && (
        <Confirmation
          text={say('{1} is logged out at once on every device and cannot log in. Nothing is erased.', name)}
          action={say('Revoke access')}
          onConfirm={() => {
            close();
            onChange({ isRevoked: true }, say('{1} is logged out and cannot log in', name));
          }}
          onCancel={close}
        />
      )}
    </Stack>
  );
}
