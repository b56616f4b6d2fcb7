import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { formClosed, formOpened } from '@site/auth';

/**
 * Says that a form of somebody signed in is on the screen: a session that ends meanwhile
 * asks its person to sign in over it, and nothing typed is lost (product.md §11).
 */
export function useOpenForm(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(formOpened());
    return () => void dispatch(formClosed());
  }, [dispatch]);
}
