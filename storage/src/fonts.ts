import { fileURLToPath } from 'node:url';

/** The face of cards and documents: comes with the package, because a machine may have no fonts at all. */
export const fontFiles = {
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf')),
  regular: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
  ),
};
