import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { SignedInFrame } from '../frame/signed-in-frame';
import { LoginPage } from '../login/login-page';
import { LogoutPage } from '../logout/logout-page';
import { RemotePage } from '../remotes/remote-page';
import { Guarded } from './guarded';
import { LeaveFor } from './leave-for';
import { publicPaths } from './public-paths';
import { ScrollOnNavigation } from './scroll-on-navigation';
import { VisitorsOnly } from './visitors-only';

const DashboardPage = lazy(() => import('../dashboard/dashboard-page'));
const PaymentPage = lazy(() => import('../payment/payment-page'));

/** The shell's own pages; everything else belongs to remotes, which the registry names. */
export function Pages() {
  return (
    <>
      <ScrollOnNavigation />
      <Suspense fallback={null}>
        <Routes>
          <Route element={<VisitorsOnly />}>
            <Route path="/login" element={<LoginPage />} />
          </Route>
          <Route path="/logout" element={<LogoutPage />} />
          {publicPaths.map((path) => (
            <Route key={path} path={path} element={<LeaveFor />} />
          ))}
          <Route element={<Guarded />}>
            <Route element={<SignedInFrame />}>
              <Route path="/dashboard" element={<DashboardPage />} />
              <Route path="/payment" element={<PaymentPage />} />
              <Route path="*" element={<RemotePage />} />
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </>
  );
}
