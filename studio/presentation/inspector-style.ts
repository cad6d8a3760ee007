import { createGlobalStyle } from 'styled-components';

const panel = '#presentation-narrow-panel-content';
const inspector = '[data-ui="DocumentInspectorPanel"]';

/**
 * Shows an inspector of a document in place of its fields where the preview leaves no room for both. Sanity puts them
 * side by side at any width there, so that the inspector begins beyond the edge of the window. Its own widths are in
 * style attributes.
 */
export const InspectorStyle = createGlobalStyle({
  [`${panel}:has(${inspector})`]: { containerType: 'inline-size' },
  '@container (max-width: 639px)': {
    [`${panel} [data-testid="document-pane"]`]: { minWidth: '0 !important' },
    [`${panel}:has(${inspector}) [data-testid="document-panel-form-view"]`]: { display: 'none !important' },
    [`${panel} ${inspector}`]: { minWidth: '0 !important', maxWidth: 'none !important' },
  },
});
