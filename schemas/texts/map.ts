export const mapTexts = {
  'map.views': 'What a screen reader calls the choice between list and map.',
  'map.viewList': 'Choice above a list: cards only.',
  'map.viewMap': 'Choice above a list: the map only.',
  'map.viewBoth': 'Choice above a list: cards and map beside each other.',
  'map.title_one': 'What a screen reader calls a map of one property. {count} is 1.',
  'map.title_other': 'What a screen reader calls a map of properties. {count} is how many.',
  'map.cluster':
    'What a screen reader says for a circle on the map. {count} is how many properties it joins, {place} where most are.',
  'map.near': 'Follows a property on the map whose address is hidden.',
  'map.manyNote': 'Below a map of so many properties that it only has circles and pins that are links.',
  'map.nearNote': 'Below a map on which at least one address is hidden.',
  'map.placeOf': 'Screen reader name of the map of one property. {place} is its address or town.',
  'map.nearby_one':
    'Link below the map of a property to the map of what is available around it. {count} is 1.',
  'map.nearby_other':
    'Link below the map of a property to the map of what is available around it. {count} is how many.',
  'map.zoomIn': 'What a screen reader calls the button that enlarges the map.',
  'map.zoomOut': 'What a screen reader calls the button that shows more of the map.',
  'map.moveNorth': 'What a screen reader calls the button that moves the map upwards.',
  'map.moveEast': 'What a screen reader calls the button that moves the map to the right.',
  'map.moveSouth': 'What a screen reader calls the button that moves the map downwards.',
  'map.moveWest': 'What a screen reader calls the button that moves the map to the left.',
  'map.searchHere': 'Button on a map that was moved: lists what is in view.',
  'map.wholeArea': 'Link below a map of a part: shows the properties of all areas again.',
  'map.viewProperty': 'Button on the card over a map: leads to the property.',
  'map.closePreview': 'Button that takes the card off a map.',
} as const;
