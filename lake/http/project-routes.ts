import { describeUser, isRobot, permissionsOf, users } from '../access/users.ts';
import { refusal } from '../api-error.ts';
import type { LakeContext } from '../lake-context.ts';
import { json } from './reply.ts';
import type { Handler } from './reply.ts';
import type { Routes } from './router.ts';

const always =
  (body: unknown): Handler =>
  () =>
    json(body);

const started = '2020-01-01T00:00:00.000Z';

export function projectRoutes(context: LakeContext): Routes {
  const project = () => ({
    id: context.projectId,
    displayName: context.projectId,
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    createdAt: started,
    metadata: {},
    features: [],
    maxRetentionDays: 3,
    pendingInvites: 0,
    activityFeedEnabled: false,
    members: users.map((user) => ({
      id: user.id,
      role: user.role,
      isCurrentUser: false,
      isRobot: isRobot(user),
    })),
  });
  const datasets: Handler = (request) => {
    // The query for an add-on dataset (comments, tasks) finds none.
    if (request.query.has('addonFor') || request.query.get('datasetProfile')) return json([]);
    return json(
      [...context.datasets.keys()].map((name) => ({ name, aclMode: 'public', createdAt: started, tags: [] })),
    );
  };
  return {
    'GET /projects': () => json([project()]),
    'GET /projects/:project': () => json(project()),
    'GET /projects/:project/datasets': datasets,
    'GET /datasets': datasets,
    'GET /projects/:project/datasets/:dataset/acl': (request) =>
      json([{ filter: '_id in path("**")', permissions: permissionsOf(request.user) }]),
    'GET /projects/:project/datasets/:dataset/settings/indexing': always({ mode: 'dynamic' }),
    'GET /projects/:project/grants': (request) => {
      const grants = permissionsOf(request.user).map((name) => ({ name, params: {} }));
      return json({
        'sanity.document.filter': [{ id: 'all', config: { filter: '_id in path("**")' }, grants }],
      });
    },
    'GET /projects/:project/permissions': (request) => json(permissionsOf(request.user)),
    'GET /projects/:project/users': () => json(users.map(describeUser)),
    'GET /projects/:project/acl': always([]),
    'GET /projects/:project/tags': always([]),
    'GET /projects/:project/cors': always([]),
    'GET /projects/:project/user-applications': always([]),
    'GET /projects/:project/new-content-release-allowed': always(false),
    'GET /projects/:project/features': always([]),
    'GET /projects/:project/features/:feature': always(false),
    'GET /features': always([]),
    'GET /subscriptions/project/:project': always(null),
    'GET /schedules/:project/:dataset': always({ schedules: [] }),
    'GET /check/cors': always({ result: { allowed: true, withCredentials: true } }),
    'GET /journey/:topic+': always(null),
    'GET /intake/telemetry-status': always({ status: 'denied' }),
    'POST /intake/batch': always({}),
    'ANY /descriptors/:rest+': always({}),
    'GET /ping': always({ pong: true }),
    'GET /data/ping/:dataset': always({ pong: true }),
    'GET /help': always({}),
    'ANY /comments/:dataset/setup': () => {
      throw notServed('comments');
    },
    'POST /access/project/:project/requests': () => {
      throw notServed('requests for a role');
    },
    'ANY /graphql/:rest+': () => {
      throw notServed('GraphQL');
    },
    'ANY /apis/:rest+': () => {
      throw notServed('GraphQL');
    },
    'ANY /media-libraries/:rest+': () => {
      throw notServed('the Media Library');
    },
    'ANY /agent/:rest+': () => {
      throw notServed('AI actions');
    },
    'ANY /embeddings-index/:rest+': () => {
      throw notServed('AI search');
    },
    'POST /schedules/:rest+': () => {
      throw notServed('scheduling');
    },
  };
}

function notServed(feature: string) {
  return refusal(501, `The lake does not serve ${feature}: use a hosted dataset for it`);
}
