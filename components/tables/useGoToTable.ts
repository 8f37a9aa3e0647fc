import { useRouter } from 'expo-router';

/** From one table to another: by way of the list, since a table's pages belong together under its id. */
export const useGoToTable = (): ((id: string) => void) => {
  const router = useRouter();
  return id => {
    router.dismissTo('/');
    router.push({ pathname: '/table/[id]', params: { id } });
  };
};
