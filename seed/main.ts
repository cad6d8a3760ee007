import { parseArgs } from 'node:util';
import { ClientError, createClient } from '@sanity/client';
import { readAgency, sampleAgency } from './agencies/agency.ts';
import { readOwnDocuments, seededDocuments } from './documents.ts';
import { loadDocuments } from './load-documents.ts';
import { moveHeaderButton } from './move-header-button.ts';
import { pictureFilesIn } from './pictures/picture-file.ts';

const agency = readAgency(process.env.AGENCY || sampleAgency);

function connect() {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_API_TOKEN } = process.env;
  return createClient({
    projectId: SANITY_PROJECT_ID || agency.project,
    dataset: SANITY_DATASET || 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    ...(SANITY_API_TOKEN ? { token: SANITY_API_TOKEN } : {}),
    ...(SANITY_API_HOST ? { apiHost: SANITY_API_HOST, useProjectHostname: false } : {}),
  });
}

function explain(error: unknown): string {
  const where = process.env.SANITY_API_HOST || 'hosted Sanity';
  const isRefused = error instanceof ClientError && (error.statusCode === 401 || error.statusCode === 403);
  if (isRefused) return `seed: ${where} refused SANITY_API_TOKEN: it must be a token that may write.`;
  return `seed: ${where} did not take the documents: ${error instanceof Error ? error.message : String(error)}`;
}

try {
  const { missing, day } = parseArgs({
    options: {
      missing: { type: 'boolean', default: false },
      day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    },
  }).values;
  const documents = seededDocuments(agency, await readOwnDocuments(agency), day);
  const client = connect();
  await moveHeaderButton(client);
  const created = await loadDocuments(client, documents, {
    missing,
    fileOf: pictureFilesIn(agency.folder),
  });
  console.log(
    created === 0
      ? 'seed: nothing to do'
      : `seed: ${created} ${created === 1 ? 'document' : 'documents'} created`,
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
