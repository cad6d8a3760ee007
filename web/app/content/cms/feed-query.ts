import { defineQuery } from 'groq';

/** The last changes of pages and properties, which no page tells its visitors. */
export const feedQuery = defineQuery(`{
  "pages": *[(_type == "page" || _type == "article") && status == "published"] | order(_id){
    _id, _updatedAt, isActiveSEO,
    "picture": coalesce(picture, image, select(showPageBanner == true => banner.pictures[0])){asset, crop}
  },
  "edits": *[_type == "propertyEdit" && defined(reference)] | order(reference){reference, _updatedAt, isHidden}
}`);
