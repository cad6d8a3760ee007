import { z } from 'zod';
import type { LanguageId } from 'schemas/languages.ts';
import {
  newsFeedPatterns,
  openHouseCalendarPattern,
  propertyFeedPattern,
  propertyRecordPattern,
} from '../../content/paths/feed-path.ts';
import type { DescribedFilter } from '../../properties/filters/filter-parameters.ts';
import { feedProperty, propertyFeed } from './properties/property-feed-schema.ts';

type Described = {
  agency: string;
  siteUrl: string;
  languages: readonly LanguageId[];
  filters: readonly DescribedFilter[];
};

const templateOf = (pattern: string) => pattern.replace(/:(\w+)/g, '{$1}');

export function openApi({ agency, siteUrl, languages, filters }: Described) {
  const language = {
    name: 'language',
    in: 'path',
    required: true,
    schema: { type: 'string', enum: languages },
  };
  const choice = filters.map(({ parameter, description }) => ({
    name: parameter,
    in: 'query',
    description,
    schema: { type: 'array', items: { type: 'string' } },
  }));
  const news = (goal: 'sale' | 'rent') => ({
    get: {
      operationId: `${goal}News`,
      summary: `The newest properties for ${goal}, for feed readers`,
      parameters: [language, ...choice],
      responses: {
        200: {
          description: 'A feed by RFC 4287',
          content: { 'application/atom+xml': { schema: { type: 'string' } } },
        },
        304: { description: 'Unchanged since the ETag in If-None-Match' },
        404: { description: 'The site does not have the language' },
      },
    },
  });
  return {
    openapi: '3.1.0',
    info: {
      title: `Properties of ${agency}`,
      version: '1',
      description:
        'What the site shows every visitor. Prices and addresses that the agency does not publish are missing.',
    },
    servers: [{ url: siteUrl }],
    paths: {
      [templateOf(propertyFeedPattern)]: {
        get: {
          operationId: 'properties',
          summary: 'All published properties, by page',
          parameters: [
            language,
            { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
            {
              name: 'changed-since',
              in: 'query',
              description: 'Only what changed or was removed on this day or later',
              schema: { type: 'string', format: 'date' },
            },
            { name: 'goal', in: 'query', schema: { type: 'string', enum: ['sale', 'rent'] } },
            ...choice,
          ],
          responses: {
            200: {
              description: 'A page of properties',
              headers: { ETag: { schema: { type: 'string' } } },
              content: { 'application/json': { schema: { $ref: '#/components/schemas/PropertyFeed' } } },
            },
            304: { description: 'Unchanged since the ETag in If-None-Match' },
            400: { description: 'A page or day that makes no sense' },
            404: { description: 'The site does not have the language, or the feed not the page' },
          },
        },
      },
      [templateOf(propertyRecordPattern)]: {
        get: {
          operationId: 'property',
          summary: 'One published property',
          description: 'Its address is `record` of the property.',
          parameters: [
            language,
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'file', in: 'path', required: true, schema: { type: 'string' } },
          ],
          responses: {
            200: {
              description: 'The property',
              headers: { ETag: { schema: { type: 'string' } } },
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Property' } } },
            },
            304: { description: 'Unchanged since the ETag in If-None-Match' },
            404: { description: 'The site does not have the language, or no such property' },
          },
        },
      },
      [templateOf(newsFeedPatterns.sale)]: news('sale'),
      [templateOf(newsFeedPatterns.rent)]: news('rent'),
      [templateOf(openHouseCalendarPattern)]: {
        get: {
          operationId: 'openHouses',
          summary: 'Open houses to come, for calendars',
          parameters: [
            language,
            {
              name: 'property',
              in: 'query',
              description: 'Only those of the property with this reference',
              schema: { type: 'string' },
            },
            {
              name: 'project',
              in: 'query',
              description: 'Only those of the units of the project with this reference',
              schema: { type: 'string' },
            },
          ],
          responses: {
            200: {
              description: 'A calendar by RFC 5545',
              headers: { ETag: { schema: { type: 'string' } } },
              content: { 'text/calendar': { schema: { type: 'string' } } },
            },
            304: { description: 'Unchanged since the ETag in If-None-Match' },
            404: {
              description:
                'The site does not have the language, or the property or project no open house to come',
            },
          },
        },
      },
    },
    components: {
      schemas: { PropertyFeed: z.toJSONSchema(propertyFeed), Property: z.toJSONSchema(feedProperty) },
    },
  };
}
