import { defineQuery } from 'groq';

/** Includes what a killed run left behind. */
export const dueSchedulesQuery = defineQuery(`*[_type == "schedule" && (
    (state == "planned" && at <= $now) || (state == "running" && startedAt <= $abandoned)
  )] | order(at, plannedAt)[0...$most]{_id, _rev, documentId, action, startedAt}`);

export const presentQuery = `*[_id in $ids]._id`;

export const referringQuery = `count(*[references($id) && !(_id in path("drafts.**"))])`;
