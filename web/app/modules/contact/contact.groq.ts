export const contactProjection = `_type == "contactModule" => {
  "source": {form}
}` as const;
