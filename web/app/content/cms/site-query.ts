import { defineQuery } from 'groq';
import { linkTarget, pictureColour } from './fragments.ts';

export const feedQuery = defineQuery(`{
  "pages": *[(_type == "page" || _type == "article") && status == "published"] | order(_id){
    _id, _updatedAt, isActiveSEO,
    "picture": coalesce(picture, image, select(showPageBanner == true => banner.pictures[0])){asset, crop}
  },
  "edits": *[_type == "propertyEdit" && defined(reference)] | order(reference){reference, _updatedAt, isHidden}
}`);

const entryFields = `_id, _type, kind, path[]{language, value}, title[]{language, value},
    originalPath, formerPaths[]{language, path}, redirect, redirectUrl,
    breadcrumb[]{language, value}, externalLink`;

const topBarFields = `_key, label[]{language, value}, icon, color, showFrom, showUntil, link{${linkTarget}}`;

export const pathEntryQuery = defineQuery(`*[(_type == "page" || _type == "article") && _id == $id][0]{
    ${entryFields}
}`);

export const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings"][0]{
    agencyName, enabledLanguages, phone, email, address, allowedRedirectHosts,
    formRecipients[]{form, recipients}, contactSlots[]{from, to, languages},
    visits{duration, buffer, notice, weeks, capacity, exceptions[]{reference, duration, capacity}},
    rentalTerms[]{reference, minimumIncome, mostPeople},
    companyNumber, vatNumber, brokerNumber, insurer, insurancePolicy, codeOfConductUrl, securityContact,
    tagline[]{language, value}, brokerTitle[]{language, value}, recognitionCountry[]{language, value},
    supervisoryAuthority[]{language, value},
    renovationDuties[]{from, text[]{language, value}, businessText[]{language, value}},
    lawSeverities[]{rule, severity},
    registrationDuties[]{
      region, from, standardRate, ownHomeRate, exemption, exemptionCeiling, reduction, reductionCeiling,
      cityReductionCeiling, source, sourceUrl, checkedOn
    },
    vatRates[]{from, standardRate, reducedRate, source, sourceUrl, checkedOn},
    notaryEstimates[]{
      from, fixedPart, brackets[]{upTo, rate}, ownHomeFixedPart, ownHomeBrackets[]{upTo, rate},
      smallPrice, smallPriceReduction, deedCosts, source, sourceUrl, checkedOn
    },
    loanTerms[]{from, rate, years, ownShare, source, sourceUrl, checkedOn},
    depositLimits[]{region, from, months, source, sourceUrl, checkedOn},
    sharePicture{asset, crop, alt[]{language, value}},
    logo{asset, crop}, darkLogo{asset, crop}, icon{asset, crop}
  },
  "theme": *[_type == "theme"][0]{ground, ink, accent, corners, fonts, hasDarkScheme},
  "menu": *[_type == "menu"][0].items[status == "published"]{
    _key, "pageId": page._ref, title[]{language, value},
    "children": children[status == "published"]{
      _key, "pageId": page._ref, title[]{language, value}
    }
  },
  "showHome": *[_type == "menu"][0].showHome,
  "header": *[_type == "header"][0]{
    logoPosition, menuPosition, languagePosition, button{label[]{language, value}, ${linkTarget}}
  },
  "topBar": *[_type == "topBar" && isShown == true][0]{
    "left": left[status == "published"]{${topBarFields}},
    "right": right[status == "published"]{${topBarFields}}
  },
  "offices": *[_type == "office" && status == "published"] | order(order asc, name asc){
    _id, name, address, phone, email, openingHours
  },
  "footer": *[_type == "footer"][0]{
    columns[]{
      _key, isTitlePublic, isIntroPublic, isTextPublic, arePicturesPublic,
      title[]{language, value}, intro[]{language, value}, text[]{language, value},
      pictures[]{_key, asset, crop, alt[]{language, value}}
    },
    copyright[]{language, value}
  },
  "pages": *[(_type == "page" || _type == "article") && (status == "published" || $showsDrafts)] | order(_id){
    ${entryFields}
  },
  "templates": *[_type == "pageTemplate" && $showsDrafts] | order(_id){_id, name},
  "redirects": *[_type == "redirect" && status == "published"] | order(_id){
    from, isPermanent, "pageId": to.page._ref, "property": to.property, "url": to.url
  },
  "municipalities": *[_type == "municipality"] | order(zip, _id){names, zip, villages[]{name, zip}},
  "propertyEdits": *[_type == "propertyEdit"] | order(reference){
    reference, isHidden, isFeatured, order, title[]{language, value}, teaser[]{language, value},
    openHouses[]{date, from, until, note[]{language, value}}
  },
  "team": *[_type == "teamMember" && defined(email)] | order(order, name){_id, name, email},
  "diaries": *[_type == "teamMember" && status == "published" && count(visitHours) > 0]{
    email, visitHours[]{days, from, to}, blockedDays[]{from, to}
  },
  "consent": *[_type == "cookieSettings"][0]{
    textVersion, waitMilliseconds, googleAnalyticsId, tagManagerId, metaPixelId
  },
  "popups": *[_type == "popup" && isPublished == true] | order(order asc, _id asc){
    delay, showFrom, showUntil, languages, frequency,
    places, kinds, "pageIds": pages[]._ref,
    title[]{language, value}, description[]{language, value},
    picture{asset, crop, ${pictureColour}, alt[]{language, value}},
    link{label[]{language, value}, ${linkTarget}}
  },
  "texts": *[_type == "interfaceText"]{key, value[]{language, value}}
}`);
