import { defineQuery } from 'groq';
import { localized, localizedPicture } from '../../content/cms/fragments.ts';
import { moduleProjections } from '../modules/registry.server.ts';
import { metadataProjection } from '../metadata/metadata.groq.ts';

export const articleQuery =
  defineQuery(`*[_type == "article" && _id == $id && (status == "published" || $showsDrafts)][0]{
  _id, _createdAt, _updatedAt, order,
  ${localized('title')},
  ${localized('summary')},
  ${localized('description')},
  ${localized('body')},
  ${localizedPicture('picture')},
  ${metadataProjection},
  "modules": select(
    count(modules) > 0 => modules,
    count(category->articleModules) > 0 => category->articleModules,
    category->parent->articleModules
  )[status == "published"]{
    ${moduleProjections}
  },
  "others": *[
    _type == "article" && status == "published" && _id != ^._id
    && category._ref == ^.category._ref && count(path) > 0
  ] | order(order asc, _id asc)[0...24]{
    _id, order,
    ${localized('title')},
    ${localized('summary')},
    ${localizedPicture('picture')}
  }
}`);
