export const propertyListProjection = `_type == "propertyListModule" => {
  view, itemsPerRow,
  "source": {
    goal, maxItems, advancedCondition,
    filters[]{logic, field, operator, compareWithField, compareWithValue}
  }
}` as const;
