export const propertyListProjection = `_type == "propertyListModule" => {
  goal, maxItems, itemsPerRow
}` as const;
