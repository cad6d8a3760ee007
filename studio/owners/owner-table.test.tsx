import type { StaffOwner } from 'schemas/staff-owner.ts';
import type { StaffProperty } from 'schemas/staff-property.ts';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { OwnerTable } from './owner-table.tsx';

const owner = (name: string, more: object = {}) =>
  ({
    id: name,
    name,
    email: `${name}@x.be`,
    language: 'nl',
    state: 'active',
    properties: [],
    ...more,
  }) as unknown as StaffOwner;

const property = { reference: '2101', title: 'Herenhuis', place: 'Mechelen', picture: '/p.jpg' };

test('each owner is listed with the properties that are known, the others by their number', () => {
  const owners = [
    owner('An', { properties: ['2101', '9999'], signedInAt: '2026-11-20T10:00:00Z' }),
    owner('Bo'),
  ];
  const onOpen = vi.fn();
  const { text, press } = renderPart(
    <OwnerTable owners={owners} properties={[property as StaffProperty]} onOpen={onOpen} />,
  );
  expect(text()).toContain('Herenhuis2101 · MechelenProperty9999');
  expect(text()).toMatch(/Nederlands.*20 Nov 2026.*BoBo@x\.beNederlandsNot yet/);
  press('Bo');
  expect(onOpen).toHaveBeenCalledWith(owners[1]);
});
