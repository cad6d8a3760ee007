export const nearbyTexts = {
  'nearby.title': 'Heading above the distances from a property to what is near.',
  'nearby.station': 'Label for the distance to the nearest railway station.',
  'nearby.busStop': 'Label for the distance to the nearest stop of a bus or tram.',
  'nearby.shop': 'Label for the distance to the nearest supermarket.',
  'nearby.school': 'Label for the distance to the nearest school.',
  'nearby.motorway': 'Label for the distance to the nearest slip road of a motorway.',
  'nearby.metres': 'A distance below a kilometre. {value} is the number.',
  'nearby.kilometres': 'A longer distance. {value} is the number.',
  'nearby.walk': 'Beside a distance, about how long one walks. {value} is the number of minutes.',
  'nearby.sketchNote':
    'Below the drawing of what is near: its circles are not measured as the distances are.',
} as const;
