import { expect, test } from 'vitest';
import { freshClient } from '../../testing/fresh-lake.test-data.ts';

const to = (id: string, more: object = {}) => ({ _type: 'reference', _ref: id, ...more });

test('a strong reference to nothing is refused, anywhere in a document', async () => {
  const client = await freshClient();
  const document = { _id: 'a', _type: 'page', modules: [{ _key: 'm', links: [{ page: to('missing') }] }] };
  await expect(client.create(document)).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { id: 'a', referenceID: 'missing' } }] },
  });
});

test('weak references and those into other datasets may point at nothing', async () => {
  const client = await freshClient();
  const elsewhere = { _type: 'globalDocumentReference', _ref: 'dataset:p.d:x' };
  await client.create({ _id: 'a', _type: 'page', weak: to('missing', { _weak: true }), elsewhere });
  expect(await client.fetch('*._id')).toEqual(['a']);
});

test('a reference may point at a document of the same transaction, in either order', async () => {
  const client = await freshClient(
    { _id: 'a', _type: 'page', next: to('b') },
    { _id: 'b', _type: 'page', next: to('a') },
  );
  expect(await client.fetch('*{"next": next->_id}')).toEqual([{ next: 'b' }, { next: 'a' }]);
});

test('a document that is referenced cannot be deleted, and the error names the referrers', async () => {
  const client = await freshClient({ _id: 'b', _type: 'page' }, { _id: 'a', _type: 'page', next: to('b') });
  await expect(client.delete('b')).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('cannot be deleted as there are references to it from "a"') as string,
    details: { items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: ['a'] } }] },
  });
});

test('it can be deleted together with the reference, after the reference, or past a weak one', async () => {
  const client = await freshClient({ _id: 'b', _type: 'page' }, { _id: 'a', _type: 'page', next: to('b') });
  await client
    .transaction()
    .delete('b')
    .patch('a', { unset: ['next'] })
    .commit();
  await client.create({ _id: 'b', _type: 'page' });
  await client.createOrReplace({ _id: 'a', _type: 'page', next: to('b', { _weak: true }) });
  await client.delete('b');
  expect(await client.fetch('*._id')).toEqual(['a']);
});

test('unpublishing what is referenced is refused', async () => {
  const client = await freshClient({ _id: 'b', _type: 'page' }, { _id: 'a', _type: 'page', next: to('b') });
  const unpublish = client.action({
    actionType: 'sanity.action.document.unpublish',
    draftId: 'drafts.b',
    publishedId: 'b',
  });
  await expect(unpublish).rejects.toThrow('references to it from "a"');
});
