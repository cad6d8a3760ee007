import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compatibility, resourceOptions, settingNames } from './site-options.ts';

type Environment = {
  assets: { binding: string };
  triggers: { crons: string[] };
  d1_databases: { binding: string; migrations_dir: string }[];
  r2_buckets: { binding: string }[];
  images: { binding: string };
  vars: Record<string, string>;
  secrets: { required: string[] };
};

const deployment = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../seed/agencies/huis-en-haard/wrangler.json'), 'utf8'),
) as {
  compatibility_date: string;
  compatibility_flags: string[];
  env: Record<string, Environment>;
};

/** Settings whose value nobody may read, and which a deployment therefore never has in its file. */
const secretNames = settingNames.filter((name) =>
  /SECRET|TOKEN|SMTP_URL|API_KEY|PROPERTIES_ADDRESS/.test(name),
);

/** Secrets of services that an agency may do without. */
const optionalSecrets = [
  'MAIL_SMTP_URL',
  'PROPERTIES_ADDRESS',
  'CRM_SECRET',
  'CRM_WEBHOOK_SECRET',
  'TRANSLATION_API_KEY',
];

test('a deployment runs on the same version of the runtime as this machine', () => {
  expect({
    compatibilityDate: deployment.compatibility_date,
    compatibilityFlags: deployment.compatibility_flags,
  }).toEqual(compatibility);
});

test.each(Object.entries(deployment.env))(
  '%s has the resources and settings of this machine',
  (_name, given) => {
    const { d1Databases, r2Buckets, images } = resourceOptions({});
    expect(given.d1_databases.map(({ binding }) => binding)).toEqual(Object.keys(d1Databases));
    expect(given.r2_buckets.map(({ binding }) => binding)).toEqual(Object.keys(r2Buckets));
    expect(given.images).toEqual(images);
    expect(given.assets.binding).toBe('ASSETS');
    expect(given.triggers.crons).toEqual(['* * * * *']);
    expect(given.d1_databases.map(({ migrations_dir }) => migrations_dir)).toEqual([
      '../../../web/migrations',
    ]);
    const open = settingNames.filter((name) => !secretNames.includes(name));
    expect(Object.keys(given.vars).toSorted()).toEqual(open.toSorted());
    const required = secretNames.filter((name) => !optionalSecrets.includes(name));
    expect(given.secrets.required.toSorted()).toEqual(required.toSorted());
  },
);
