import { defineQuery } from 'groq';

/** What a shared link opens and whether it still does. Only a client with the token gets an answer. */
export const draftLinkQuery = defineQuery(`*[_type == "draftLink" && _id == $id][0]{
  documentId, language, secretHash, expiresAt, revokedAt
}`);
