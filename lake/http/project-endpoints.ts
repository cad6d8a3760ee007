import { describeUser, isRobot, grantsOf, users } from '../access/users.ts';
import { refusal } from '../api-error.ts';
import type { LakeContext } from '../lake-context.ts';
import type { LakeApp, LakeCall } from './app.ts';

const started = '2020-01-01T00:00:00.000Z';

const fixed: Readonly<Record<string, unknown>> = {
  '/projects/:project/datasets/:dataset/settings/indexing': { mode: 'dynamic' },
  '/projects/:project/acl': [],
  '/projects/:project/tags': [],
  '/projects/:project/cors': [],
  '/projects/:project/new-content-release-allowed': false,
  '/projects/:project/features': [],
  '/projects/:project/features/:feature': false,
  '/features': [],
  '/subscriptions/project/:project': null,
  '/schedules/:project/:dataset': { schedules: [] },
  '/check/cors': { result: { allowed: true, withCredentials: true } },
  '/journey/*': null,
  '/intake/telemetry-status': { status: 'denied' },
  '/descriptors/*': {},
  '/ping': { pong: true },
  '/data/ping/:dataset': { pong: true },
  '/help': {},
};

const notServed: Readonly<Record<string, string>> = {
  '/comments/:dataset/setup': 'comments',
  '/access/project/:project/requests': 'requests for a role',
  '/graphql/*': 'GraphQL',
  '/apis/*': 'GraphQL',
  '/media-libraries/*': 'the Media Library',
  '/agent/*': 'AI actions',
  '/embeddings-index/*': 'AI search',
  '/schedules/*': 'scheduling',
};

export function addProjectEndpoints(app: LakeApp, { access, projectId, datasets }: LakeContext): void {
  const project = {
    id: projectId,
    displayName: projectId,
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
      roles: describeUser(user).roles,
      isCurrentUser: false,
      isRobot: isRobot(user),
    })),
  };
  const listDatasets = (c: LakeCall) => {
    // The query for an add-on dataset (comments, tasks) finds none.
    const names = c.req.query('addonFor') || c.req.query('datasetProfile') ? [] : [...datasets.keys()];
    return c.json(names.map((name) => ({ name, aclMode: 'public', createdAt: started, tags: [] })));
  };
  app.get('/projects', (c) => c.json([project]));
  app.get('/projects/:project', (c) => c.json(project));
  app.get('/projects/:project/datasets', listDatasets);
  app.get('/datasets', listDatasets);
  app.get('/projects/:project/datasets/:dataset/acl', (c) => c.json(grantsOf(c.var.user)));
  app.get('/projects/:project/grants', (c) => {
    const resources = grantsOf(c.var.user).map(({ filter, permissions }) => ({
      id: filter,
      config: { filter },
      grants: permissions.map((name) => ({ name, params: {} })),
    }));
    return c.json({ 'sanity.document.filter': resources });
  });
  app.get('/projects/:project/permissions', (c) =>
    c.json(grantsOf(c.var.user).flatMap(({ permissions }) => permissions)),
  );
  app.get('/projects/:project/users', (c) => c.json(users.map(describeUser)));
  // A Studio that finds its address here asks nobody to register it.
  app.get('/projects/:project/user-applications', (c) =>
    c.json(
      access.studioOrigins.map((appHost) => ({
        id: appHost,
        projectId,
        type: 'studio',
        urlType: 'external',
        appHost,
      })),
    ),
  );
  app.post('/intake/batch', (c) => c.json({}));
  app.post('/descriptors/*', (c) => c.json({}));
  for (const [path, body] of Object.entries(fixed)) app.get(path, () => Response.json(body));
  for (const [path, feature] of Object.entries(notServed))
    app.all(path, () => {
      throw refusal(501, `The lake does not serve ${feature}: use a hosted dataset for it`);
    });
}
