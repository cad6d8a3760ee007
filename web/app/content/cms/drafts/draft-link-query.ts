import { defineQuery } from 'groq';

export const draftLinkQuery = defineQuery(`*[_type == "draftLink" && _id == $id][0]{
  documentId, language, secretHash, expiresAt, revokedAt
}`);
