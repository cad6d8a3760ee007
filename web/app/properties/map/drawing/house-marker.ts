export const houseMarker = 'M5 11.5 12 5l7 6.5V19h-5v-4h-4v4H5z';
