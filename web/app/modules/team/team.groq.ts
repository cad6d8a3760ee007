import { localized, localizedPicture } from '../../cms/fragments.ts';

export const teamProjection = `_type == "teamModule" => {
  view, itemsPerRow,
  "source": {
    maxItems,
    "members": *[_type == "teamMember" && status == "published" && (
      !defined(^.office._ref) || office._ref == ^.office._ref
    )] | order(order asc, name asc)[0...12]{
      _id, name, phone, email, brokerNumber,
      ${localized('role')},
      ${localized('description')},
      ${localizedPicture('portrait')}
    }
  }
}` as const;
