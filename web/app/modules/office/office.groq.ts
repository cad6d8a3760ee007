import { localized, localizedPicture } from '../../cms/fragments.ts';

const officeFields = `_id, name, address, phone, email, openingHours,
      ${localized('description')},
      ${localizedPicture('picture')}` as const;

export const officeProjection = `_type == "officeModule" => {
  "source": {
    "picked": offices[@->status == "published"]->{
      ${officeFields}
    },
    "all": *[_type == "office" && status == "published" && coalesce(count(^.offices), 0) == 0] | order(order asc, name asc){
      ${officeFields}
    }
  }
}` as const;
